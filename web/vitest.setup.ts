/** Load the texts before the tests of a file. */

import { beforeAll } from 'vitest';
import { LANGUAGES, loadTexts } from './src/locales';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadTexts));
});
