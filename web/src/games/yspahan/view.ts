/** What a viewer of Yspahan is sent. */
import type { YspahanSoukView } from '../../lib/api/api.generated';

export type {
  YspahanCaravanView as CaravanView,
  YspahanGroup as Group,
  YspahanPlayerView as PlayerView,
  YspahanSoukView as SoukView,
  YspahanView,
} from '../../lib/api/api.generated';

export function isCompleted(souk: YspahanSoukView): boolean {
  return Object.values(souk.shops).every((owner) => owner !== null);
}
