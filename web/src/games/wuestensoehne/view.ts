/** What a viewer of Im Reich der Wüstensöhne is sent. */
import type { WuestensoehneFieldView } from '../../lib/api/api.generated';

export type {
  WuestensoehneExplorerView as ExplorerView,
  WuestensoehneFieldView as FieldView,
  WuestensoehneOasisView as OasisView,
  WuestensoehnePlayerView as PlayerView,
  WuestensoehneSectionView as SectionView,
  WuestensoehneTileView as TileView,
  WuestensoehneView,
} from '../../lib/api/api.generated';

/** What lies on a field, as far as it is drawn: the lines at its sides and its oasis sections. */
export type Laid = Pick<WuestensoehneFieldView, 'sides' | 'sections'>;
export type Fields = ReadonlyMap<string, Laid>;
