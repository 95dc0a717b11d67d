/** Elements that exist only during a motion. */

import { anonymous } from './places';

/** Add a copy of an element in the middle of a box. */
export function ghostOf(root: HTMLElement, of: Element, at: DOMRect, width: number): HTMLElement {
  const ghost = markAt(root, 'ghost', at);
  ghost.inert = true;
  ghost.append(of.cloneNode(true));
  anonymous(ghost);
  ghost.style.width = `${width}px`;
  ghost.style.setProperty('--card-width', `${width}px`);
  return ghost;
}

/** Add a round light in the middle of a box, `wide` times as wide as the box. */
export function lightAt(root: HTMLElement, className: string, box: DOMRect, wide: number): HTMLElement {
  const light = markAt(root, className, box);
  light.style.width = `${Math.max(box.width, box.height) * wide}px`;
  return light;
}

/** Add an element in the middle of a box. */
export function markAt(root: HTMLElement, className: string, { left, top, width, height }: DOMRect): HTMLElement {
  const mark = document.createElement('div');
  mark.className = className;
  mark.setAttribute('aria-hidden', 'true');
  Object.assign(mark.style, { left: `${left + width / 2}px`, top: `${top + height / 2}px` });
  return root.appendChild(mark);
}
