import type { PictureOf } from '../boards';

/** What an office does, in signs: numbers stand as they are, `@name` is a drawing, `#1` a rank. */
export const SIGNS: Readonly<Record<string, readonly string[]>> = {
  spy_informer: ['@eye', '@tileX', '2×'],
  spy_agitator: ['@tileX', '@arrow'],
  spy_infiltrator: ['@pasha', '@arrow', '@area'],
  spy_double_agent: ['= ', '@arrow', '#1'],
  mil_captain: ['+1', '@tileX'],
  mil_admiral: ['+2', '@tileB'],
  mil_emir: ['+2', '@tileR'],
  mil_strategist: ['@flag', '0', '@dishonour'],
  sch_astronomer: ['@eye', '@crisis'],
  sch_calligrapher: ['+1', '@letter'],
  sch_philosopher: ['@sage', '= 2'],
  sch_librarian: ['+1', '@sage'],
  mer_broker: ['+1', '@c-wood'],
  mer_money_changer: ['2', '@swap', '@crateX'],
  mer_caravan_master: ['@camel', '+1', '@crates'],
  mer_consul: ['+1', '@merchant'],
  pol_grand_vizier: ['@pasha', '2', '@prestige'],
  pol_bazaar_prefect: ['@merchant', '1–7', '@prestige'],
  pol_dean: ['@sage', '1', '@prestige'],
  pol_treasurer: ['3', '@coin', '1', '@prestige'],
  pol_war_minister: ['@tileX', '1', '@prestige'],
  pol_chancellor: ['@office', '1', '@prestige'],
  pol_judge: ['@dishonour', '6–0', '@prestige'],
  pol_ambassador: ['@influence', '1', '@prestige'],
  cal_chamberlain: ['@pasha', '✕'],
  cal_executioner: ['@sage', '✕'],
  cal_almoner: ['−2', '@dishonour'],
  cal_postmaster: ['2', '@area'],
  cal_seal_keeper: ['−2', '@coin'],
  cal_poet: ['+1', '@influence'],
  cal_standard_bearer: ['@pasha', '+1'],
  cal_favourite: ['@silk', '@spices', '@letter'],
};

/** What the favour of a palace is: what goes, and what comes. */
export const FAVOURS: Readonly<Record<string, readonly string[]>> = {
  spies: ['1', '@coin', '@tileX', '@letter', '@crateX'],
  military: ['@crateX', '@arrow', '@tileX'],
  scholars: ['2', '@coin', '@arrow', '@letter'],
  merchants: ['@crateX', '@swap', '@crateX'],
  politicians: ['1', '@coin', '@arrow', '@influence'],
};

/** What the service of a palace gives. */
export const SERVICES: Readonly<Record<string, string>> = {
  spies: 'eye',
  military: 'tileX',
  scholars: 'sage',
  merchants: 'merchant',
  politicians: 'pasha',
};

export const KIND_SIGNS: Readonly<Record<string, string>> = { brown: 'act', purple: 'inf', green: 'spark' };

/** A sign in its place. */
export interface Placed {
  readonly sign: string;
  readonly x: number;
  readonly size: number;
}

/** Signs side by side, and how wide they are together. */
export function inARow(signs: readonly string[], size: number): { placed: Placed[]; width: number } {
  let x = 0;
  const placed = signs.map((sign) => {
    const small = sign === '@arrow' || sign === '@swap';
    const own = small ? size * 0.76 : size;
    const here = { sign, x, size: own };
    x += sign.startsWith('@') ? own + 2 : sign.startsWith('#') ? size + 1 : sign.length * size * 0.47 + 2.5;
    return here;
  });
  return { placed, width: x };
}

/** What is picked: an item from a territory, a mercenary of the hand, a territory. */
export const pictureOf: PictureOf = (touches) => {
  const [kind, id] = touches.at(-1)?.split(':') ?? [];
  if (kind === undefined || id === undefined) return undefined;
  const symbol =
    kind === 'area'
      ? 'area'
      : id.startsWith('blue')
        ? 'tileB'
        : id.startsWith('red')
          ? 'tileR'
          : id === 'letter'
            ? id
            : `c-${id}`;
  return { symbol: `ar-${symbol}`, within: 'ar' };
};
