import { TagId } from '../ids/schema.ts';
import type { Tag } from './schema.ts';

/** On everyone the demo content invents; the panel says so as long as anyone carries it. */
export const demoTag: Tag = {
  id: TagId.parse('00000000-0000-4000-8000-0000000d3500'),
  name: 'Demo',
  colour: 'gray',
};

/** How much demo content is left. */
export type DemoContent = { people: number; jobs: number };
