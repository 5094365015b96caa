/** Houses of Neue Heimat as the table of the pages draws them, for the pad and for pictures to take along. */

import { COLOURS, type Colour, type Storey } from '../../games/heimat/description';
import { FRONT, LID, lid, roof, storey } from '../../games/heimat/drawings/drawings';
import { colourOf, houseValue, isBrief, valueOf, type House } from './board';

const ROOF = 30; // what a roof adds to the height

/** The colour of a cube. */
const nameOf = (cube: string): Colour => COLOURS[colourOf(cube)] ?? 'white';

export const storeysOf = (house: House): Storey[] =>
  house.cubes.map((cube) => ({ colour: nameOf(cube), value: valueOf(cube) }));

/** A house of 72 units' width, and its height; every storey shows its value. */
export function drawHouse(house: House): { svg: string; height: number } {
  if (isBrief(house)) return { svg: briefHouse(houseValue(house)), height: 54 };
  const storeys = storeysOf(house);
  const top = storeys.at(-1);
  const head = house.roof > 0 ? ROOF : LID;
  const height = head + storeys.length * FRONT;
  const floors = storeys.map(
    ({ colour, value }, index) =>
      `<g transform="translate(6 ${height - (index + 1) * FRONT})">${storey(colour, FRONT, value)}</g>`,
  );
  const cover =
    house.roof > 0 ? roof(house.roof) : top ? `<g transform="translate(6 0)">${lid(top.colour, top.value)}</g>` : '';
  return { svg: floors.join('') + cover, height };
}

/** A house of which only the worth is known. */
function briefHouse(points: number): string {
  return `<path d="M6 22h60v31H6z" fill="var(--h-sign)" stroke="var(--h-edge)" stroke-width="1.5"/><path d="M2 22 36 2l34 20z" fill="var(--h-roof)" stroke="var(--h-edge)" stroke-width="1.5"/><text class="heimat-ink" x="36" y="46" font-size="22">${points}</text>`;
}
