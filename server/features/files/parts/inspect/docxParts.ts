import { DomainError } from '../../../../errors.ts';
import type { Tag } from './xmlTokens.ts';

/** Relationships that bring in another file, a program or a control (ECMA-376 part 1, 11.3 and 15.2). */
const FOREIGN_TYPES =
  /\/(oleObject|package|vbaProject|wordVbaData|control|activeXControlBinary|aFChunk|subDocument|attachedToolbars|externalLink)$/i;
/** Addresses that a link in a résumé may have. A share of files would make Word sign in there. */
export const LINK =
  /^(https?:|mailto:|tel:|sms:|skype:|whatsapp:|file:\/\/\/[a-z]:|(?![a-z][a-z\d+.-]*:|[\\/]{2}))/i;
/** An address outside of the file, whatever the relationship says about it. */
const OUTSIDE = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * A link from one part of a DOCX to another. Only a hyperlink may point outside the file: an external
 * template, picture, or frame is fetched when HR opens it.
 * @throws DomainError('file_active')
 */
export function checkRelation(tag: Tag): void {
  if (tag.local !== 'Relationship') return;
  const types = values(tag, 'Type');
  const targets = values(tag, 'Target');
  if (types.some((type) => FOREIGN_TYPES.test(type))) throw new DomainError('file_active');
  const isOutside =
    values(tag, 'TargetMode').some((mode) => mode.toLowerCase() !== 'internal') ||
    targets.some((target) => OUTSIDE.test(target));
  if (!isOutside) return;
  const isLink =
    types.every((type) => /\/hyperlink$/i.test(type)) && targets.every((target) => LINK.test(target));
  if (!isLink || types.length === 0) throw new DomainError('file_active');
}

/**
 * A part's declared type. An XML part must be named like one, or it would bypass the XML checks.
 * @throws DomainError('file_active')
 */
export function checkType(tag: Tag): void {
  for (const type of values(tag, 'ContentType')) {
    if (/macroEnabled|vbaProject|activeX|oleObject|ms-package/i.test(type))
      throw new DomainError('file_active');
    if (!/xml\s*(;|$)/i.test(type) || /^image\/svg\+xml$/i.test(type)) continue;
    const names = [...values(tag, 'PartName'), ...values(tag, 'Extension').map((ending) => `.${ending}`)];
    if (!names.every((name) => /\.(xml|rels)$/i.test(name))) throw new DomainError('file_active');
  }
}

/** Attributes of this name in any namespace, without the blanks around them. */
const values = ({ attributes }: Tag, name: string): string[] =>
  attributes.filter(({ local }) => local === name).map(({ value }) => value.trim());
