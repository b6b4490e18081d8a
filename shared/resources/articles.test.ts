import { describe, expect, it } from 'vitest';
import { checklistItemIds, findResource, resources } from './articles.ts';

const words = (text: string): number => text.split(/\s+/).length;

describe('the eight resources', () => {
  it('are the specified eight, each with enough to read', () => {
    expect(resources.map(({ kind }) => kind)).toEqual([
      'Templates',
      'Guide',
      'Handbook',
      'Questions',
      'Lesson',
      'Lesson',
      'Checklist',
      'Etiquette',
    ]);
    for (const resource of resources) {
      expect(words(JSON.stringify(resource.sections)), resource.id).toBeGreaterThan(150);
      expect(resource.id).toMatch(/^[a-z-]{1,40}$/);
      expect(findResource(resource.id)).toBe(resource);
    }
    expect(findResource('nothing')).toBeNull();
    expect(findResource(undefined)).toBeNull();
  });

  it('have lessons with a described picture for every step', () => {
    for (const lesson of resources.filter(({ kind }) => kind === 'Lesson')) {
      const pictures = lesson.sections.flatMap(({ blocks }) =>
        blocks.filter(({ kind }) => kind === 'figure'),
      );
      expect(pictures.length).toBeGreaterThanOrEqual(5);
      for (const block of pictures) {
        if (block.kind !== 'figure') continue;
        expect(words(block.figure.alt)).toBeGreaterThan(5);
        expect(block.caption).not.toBe('');
      }
    }
  });

  it('have headings and ticks that are told apart, so that pages and stored ticks cannot mix them up', () => {
    expect(new Set(checklistItemIds).size).toBe(checklistItemIds.length);
    for (const { sections, id } of resources) {
      const headings = sections.map(({ heading }) => heading);
      expect(new Set(headings).size, id).toBe(headings.length);
      for (const { blocks } of sections) {
        const keys = blocks.map((block) => JSON.stringify(block));
        expect(new Set(keys).size, id).toBe(keys.length);
      }
    }
  });
});
