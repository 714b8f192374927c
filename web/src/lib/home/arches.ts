/** The arcade of the home page: walls, arches and the town behind them, as paths. */

/** An arch on the ground at `base`, with its point over `middle`. */
export function arch(middle: number, base: number, width: number, height: number): string {
  const [left, right, top] = [middle - width / 2, middle + width / 2, base - height];
  const [spring, bend] = [base - height / 2, top + height * 0.09];
  const rise = top + height * 0.2;
  return (
    `M${left},${base}V${spring}C${left},${rise} ${middle - width * 0.2},${bend} ${middle},${top}` +
    `C${middle + width * 0.2},${bend} ${right},${rise} ${right},${spring}V${base}`
  );
}

/** Battlements from 0 to `width`, between `low` and `high`: half of them merlons. */
export function battlements(width: number, low: number, high: number, step: number): string {
  let path = `M0,${low}`;
  for (let x = 0; x < width; x += step)
    path += `V${high}H${x + step / 2}V${low}H${Math.min(width, x + step)}`;
  return path;
}

/** Roofs, domes and minarets from left to right; the same seed builds the same town. */
export function skyline(width: number, ground: number, seed: number): string {
  let state = seed;
  const chance = () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
  let path = `M0,${ground}`;
  for (let x = 0; x < width; ) {
    const end = Math.min(width, Math.round(x + 26 + chance() * 46));
    const roof = Math.round(ground - 14 - chance() * 34);
    const [kind, middle] = [chance(), Math.round((x + end) / 2)];
    if (kind < 0.3)
      path += `V${roof}H${x + 4}C${x + 4},${roof - 24} ${end - 4},${roof - 24} ${end - 4},${roof}H${end}`;
    else if (kind < 0.42) path += `V${roof + 10}H${middle - 3}V${roof - 34}l3,-12l3,12V${roof + 10}H${end}`;
    else path += `V${roof}H${end}`;
    x = end;
  }
  return `${path}V${ground}Z`;
}
