/**
 * Run in a page that shows a table: the drawing of its board, cut to a part of it, as an SVG that stands for itself.
 * It wears the day, and the night when it is asked for as `#night`.
 * `wanted.svg` says which drawings lie over each other; `wanted.part` which part of the first: left, top, width, height.
 */
(wanted) => {
  const drawings = [...document.querySelectorAll(wanted.svg)];
  const whole = drawings[0].getBoundingClientRect();
  const [left, top, width, height] = wanted.part;
  const part = new DOMRect(
    whole.left + left * whole.width,
    whole.top + top * whole.height,
    width * whole.width,
    height * whole.height,
  );
  /** Everything that the picture keeps, as it stands in the page. */
  const kept = new Set([document.documentElement]);
  const sees = (box) =>
    box.right > part.left && box.left < part.right && box.bottom > part.top && box.top < part.bottom;
  const GROUPS = new Set(['svg', 'g', 'a']);
  const SILENT = new Set(['title', 'desc', 'foreignObject', 'animate', 'script', 'style']);
  const LEFT_OUT = /^(data-|aria-|role$|tabindex$|on|focusable$)/;

  function copy(from, clip) {
    if (SILENT.has(from.localName) || from.nodeType === Node.COMMENT_NODE) return null;
    if (from.nodeType === Node.TEXT_NODE) return from.cloneNode();
    const known = ['defs', 'symbol', 'clipPath', 'pattern', 'mask', 'linearGradient', 'radialGradient'];
    const holds = GROUPS.has(from.localName);
    if (clip && !known.includes(from.localName)) {
      const look = getComputedStyle(from);
      if (look.display === 'none' || look.visibility === 'hidden' || look.opacity === '0') return null;
      if (!holds && !['tspan', 'textPath'].includes(from.localName) && !sees(from.getBoundingClientRect()))
        return null;
    }
    const to = from.cloneNode();
    for (const { name } of [...to.attributes]) if (LEFT_OUT.test(name)) to.removeAttribute(name);
    kept.add(from);
    const inside = clip && !known.includes(from.localName);
    for (const child of from.childNodes) {
      const made = copy(child, inside);
      if (made) to.append(made);
    }
    return holds && clip && to.childElementCount === 0 ? null : to;
  }

  const SPACE = 'http://www.w3.org/2000/svg';
  const root = document.createElementNS(SPACE, 'svg');
  const size = [Math.round(part.width), Math.round(part.height)];
  root.setAttribute('viewBox', `0 0 ${size.join(' ')}`);
  root.setAttribute('id', 'night');
  /** With a group for all that stood round it: its rules may name that, and its colours come from there. */
  function within(made, from) {
    let round = made;
    for (let each = from.parentElement; each && each !== document.body; each = each.parentElement) {
      const name = each.getAttribute('class');
      if (!name) continue;
      const group = document.createElementNS(SPACE, 'g');
      group.setAttribute('class', name);
      kept.add(each);
      group.append(round);
      round = group;
    }
    return round;
  }

  for (const drawing of drawings) {
    const box = drawing.getBoundingClientRect();
    const made = copy(drawing, true);
    if (!made) continue;
    made.removeAttribute('style');
    for (const [name, value] of [
      ['x', box.left - part.left],
      ['y', box.top - part.top],
      ['width', box.width],
      ['height', box.height],
    ])
      made.setAttribute(name, value.toFixed(1));
    root.append(within(made, drawing));
  }

  // Only the rules that say something of it, and what they name.
  const rules = [];
  const gather = (list) => {
    for (const rule of list) {
      if (rule instanceof CSSMediaRule) {
        if (matchMedia(rule.conditionText).matches) gather(rule.cssRules);
      } else if (rule instanceof CSSStyleRule) rules.push(rule);
      else if (rule.cssRules && !(rule instanceof CSSKeyframesRule)) gather(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) gather(sheet.cssRules);

  const defs = document.createElementNS(SPACE, 'defs');
  root.prepend(defs);
  const said = () =>
    rules.filter((rule) => {
      try {
        return [...kept].some((each) => each.matches(rule.selectorText));
      } catch {
        return false;
      }
    });
  const drawn = new Set([...root.querySelectorAll('[id]')].map(({ id }) => id));
  for (let more = true; more; ) {
    more = false;
    const text =
      root.outerHTML +
      said()
        .map(({ cssText }) => cssText)
        .join('');
    for (const [, id] of text.matchAll(/(?:href="|url\((?:"|&quot;)?)#([\w-]+)/g)) {
      if (drawn.has(id)) continue;
      drawn.add(id);
      const found = document.getElementById(id);
      if (!found) continue;
      const made = copy(found, false);
      if (made) defs.append(within(made, found));
      more = true;
    }
  }
  const lines = said().filter(({ selectorText }) => !/^(html|body|:root|\*)/.test(selectorText));
  const tokens = new Map();
  for (const rule of rules)
    if (rule.selectorText.split(',').some((each) => each.trim() === ':root'))
      for (const name of rule.style)
        if (name.startsWith('--')) tokens.set(name, rule.style.getPropertyValue(name).trim());
  const words = lines.map(({ cssText }) => cssText.replace(/\s+/g, ' ')).join('');
  const needed = new Map();
  const need = (text) => {
    for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) {
      const value = tokens.get(name);
      if (value === undefined || needed.has(name)) continue;
      needed.set(name, value);
      need(value);
    }
  };
  const paper = document.createElementNS(SPACE, 'rect');
  for (const name of ['width', 'height']) paper.setAttribute(name, '100%');
  paper.setAttribute('style', 'fill:var(--paper-sunken)');
  defs.after(paper);
  need(`${root.outerHTML}${words}var(--ink)var(--sans)`);
  const style = document.createElementNS(SPACE, 'style');
  style.textContent =
    `:root{color-scheme:light;color:var(--ink);fill:currentColor;font-family:var(--sans);` +
    `${[...needed].map(([name, value]) => `${name}:${value}`).join(';')}}` +
    `:root:target{color-scheme:dark}${words}`;
  root.prepend(style);
  return new XMLSerializer()
    .serializeToString(root)
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><');
};
