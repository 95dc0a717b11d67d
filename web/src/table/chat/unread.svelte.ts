/** Messages of others that came while the chat was not on the screen. */

import type { Said } from '../../net/wire.gen';

interface Chat {
  readonly lines: readonly Said[];
  readonly mine: readonly number[];
  readonly shown: boolean;
}

export class UnreadChat {
  #read = $state(-1); // the number of the last message that is read
  #opened = false; // messages before the page are read
  readonly any = $derived.by(() => {
    const { lines, mine } = this.chat();
    return lines.some(({ n, seat }) => n > this.#read && !mine.includes(seat));
  });

  constructor(private readonly chat: () => Chat) {
    $effect(() => {
      const { lines, shown } = chat();
      if (shown || (!this.#opened && lines.length > 1)) this.#read = lines.at(-1)?.n ?? -1;
      this.#opened ||= lines.length > 0;
    });
  }
}
