import { describe, expect, it } from 'vitest';
import { splitHidden } from './docxHidden.ts';

const run = (text: string, properties = '') =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${content}</w:p>`;
const document = (body: string, background = '') =>
  `<?xml version="1.0"?><w:document>${background}<w:body>${body}</w:body></w:document>`;

const white = '<w:color w:val="FFFFFF" w:themeColor="background1"/>';
const hiddenIn = (body: string, styles = '', background = '') =>
  splitHidden(document(body, background), `<w:styles>${styles}</w:styles>`).hidden;

describe('text that Word does not show', () => {
  it.each([
    ['hidden', '<w:vanish/>'],
    ['hidden, said at length', '<w:vanish w:val="true"/>'],
    ['white', white],
    ['nearly white', '<w:color w:val="F8F8F8"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
    ['hidden among others', '<w:b/><w:i w:val="0"/><w:vanish/><w:sz w:val="24"/>'],
  ])('is taken out when it is %s', (_, properties) => {
    const xml = document(paragraph(run('Seen. ') + run('Unseen &amp; gone.', properties)));
    const split = splitHidden(xml, '');
    expect(split.hidden).toBe('Unseen & gone.');
    expect(split.xml).toBe(xml.replace('Unseen &amp; gone.', ''));
  });

  it.each([
    ['plain', ''],
    ['grey', '<w:color w:val="808080"/>'],
    ['automatic colour', '<w:color w:val="auto"/>'],
    ['not hidden', '<w:vanish w:val="0"/>'],
    ['small print', '<w:sz w:val="12"/>'],
    ['white on a mark', `${white}<w:highlight w:val="black"/>`],
    ['white on a fill', `${white}<w:shd w:val="clear" w:fill="1F3864"/>`],
  ])('is not text that is %s', (_, properties) => {
    const xml = document(paragraph(run('A skill', properties)));
    expect(splitHidden(xml, '')).toEqual({ xml, hidden: '' });
  });

  it('leaves the same words alone where they can be seen', () => {
    const xml = document(
      paragraph(run('Excel')) + paragraph(run('Excel', '<w:vanish/>')) + paragraph(run('Excel')),
    );
    const split = splitHidden(xml, '');
    expect(split.hidden).toBe('Excel');
    expect(split.xml.match(/Excel/g)).toHaveLength(2);
  });

  it('follows styles: of the run, of the paragraph, the ones they are based on, and the defaults', () => {
    const style = (id: string, rest: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}">${rest}</w:style>`;
    const styles = [
      style('Ghost', '<w:rPr><w:vanish/></w:rPr>'),
      style('Child', '<w:basedOn w:val="Ghost"/>'),
      style('Pale', `<w:rPr>${white}</w:rPr>`),
      style('Banner', `<w:pPr><w:shd w:val="clear" w:fill="203864"/></w:pPr><w:rPr>${white}</w:rPr>`),
      style('Loop', '<w:basedOn w:val="Loop"/>'),
    ].join('');
    expect(hiddenIn(paragraph(run('a', '<w:rStyle w:val="Ghost"/>')), styles)).toBe('a');
    expect(hiddenIn(paragraph(run('b'), '<w:pStyle w:val="Child"/>'), styles)).toBe('b');
    expect(hiddenIn(paragraph(run('c'), '<w:pStyle w:val="Pale"/>'), styles)).toBe('c');
    expect(hiddenIn(paragraph(run('d'), '<w:pStyle w:val="Banner"/>'), styles)).toBe('');
    expect(hiddenIn(paragraph(run('e'), '<w:pStyle w:val="Loop"/>'), styles)).toBe('');
    const own = run('f', '<w:vanish w:val="0"/>');
    expect(hiddenIn(paragraph(own, '<w:pStyle w:val="Ghost"/>'), styles)).toBe('');
    const tinyDefault =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="1"/></w:rPr></w:rPrDefault></w:docDefaults>';
    expect(hiddenIn(paragraph(run('g')), tinyDefault)).toBe('g');
  });

  it('knows dark cells, tables, shapes and pages behind white text', () => {
    const text = paragraph(run('Seen', white));
    const cell = (fill: string) =>
      `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="${fill}"/></w:tcPr>${text}</w:tc></w:tr></w:tbl>`;
    expect(hiddenIn(cell('000080'))).toBe('');
    expect(hiddenIn(cell('FFFFFF'))).toBe('Seen');
    expect(hiddenIn(cell('auto'))).toBe('Seen');
    expect(hiddenIn(cell('000080') + text)).toBe('Seen');
    const styles =
      '<w:style w:styleId="Dark"><w:tblStylePr><w:tcPr><w:shd w:fill="002060"/></w:tcPr></w:tblStylePr></w:style>';
    const table = `<w:tbl><w:tblPr><w:tblStyle w:val="Dark"/></w:tblPr><w:tr><w:tc>${text}</w:tc></w:tr></w:tbl>`;
    expect(hiddenIn(table, styles)).toBe('');
    const shape = (fill: string) =>
      `<w:p><w:r><w:drawing><wps:wsp><wps:spPr>${fill}</wps:spPr><wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></w:r></w:p>`;
    expect(hiddenIn(shape('<a:solidFill><a:srgbClr val="112233"/></a:solidFill>'))).toBe('');
    expect(hiddenIn(shape('<a:noFill/>'))).toBe('Seen');
    expect(hiddenIn(text, '', '<w:background w:color="000000"/>')).toBe('');
  });

  it('reads anything, well-formed or not, without losing a character that is shown', () => {
    for (const xml of ['', '<', '<w:t', '</w:p></w:p>x', '<w:r><w:t>a<b', '<!-- <w:t> --><w:t>a</w:t>']) {
      expect(splitHidden(xml, xml)).toEqual({ xml, hidden: '' });
    }
  });
});
