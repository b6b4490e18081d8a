import { Circle, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { brand } from '../../../../shared/company/brand.ts';
import { guideArticle } from '../../../../shared/portal/guides.ts';
import { findResource } from '../../../../shared/resources/articles.ts';
import {
  type Block,
  FIGURE_HEIGHT,
  FIGURE_WIDTH,
  type Figure,
  type Resource,
  type Shape,
} from '../../../../shared/resources/blocks.ts';
import { pdfBullet, pdfBytes, pdfColours, pdfStyles } from '../../../platform/pdf/document.ts';

/** An article for employees, or a guide of the portal, as PDF. @throws Error for an unknown one. */
export function resourcePdf(id: string): Promise<Buffer> {
  const resource = findResource(id) ?? guideArticle(id);
  if (!resource) throw new Error('There’s no such resource');
  return compose(resource);
}

const spaced = { marginBottom: 7 };

function compose(resource: Resource): Promise<Buffer> {
  const sections = resource.sections.flatMap(({ heading, blocks: [first, ...rest] }) => [
    // A heading never ends a page alone.
    h(
      View,
      { key: heading, wrap: false, style: spaced },
      h(Text, { style: pdfStyles.heading }, heading),
      first ? draw(first) : null,
    ),
    ...rest.map((block, index) => h(View, { key: `${heading} ${index}`, style: spaced }, draw(block))),
  ]);
  return pdfBytes({
    title: resource.title,
    foot: `${brand.name} · ${resource.title}`,
    children: [
      h(Text, { key: 'title', style: pdfStyles.title }, resource.title),
      h(Text, { key: 'teaser', style: { ...pdfStyles.dim, marginTop: 8 } }, resource.teaser),
      ...sections,
    ],
  });
}

function draw(block: Block): ReactElement {
  switch (block.kind) {
    case 'text':
      return h(Text, null, block.text);
    case 'list':
      return h(View, null, ...block.items.map((item) => pdfBullet(item)));
    case 'steps':
      return h(View, null, ...block.items.map((item, index) => pdfBullet(item, `${index + 1}.`)));
    case 'template':
      return h(
        View,
        {
          style: { borderWidth: 1, borderColor: pdfColours.line, borderRadius: 4, padding: 10 },
          wrap: false,
        },
        h(Text, { style: { ...pdfStyles.bold, marginBottom: 4 } }, block.title),
        h(Text, null, block.lines.join('\n')),
      );
    case 'compare':
      return h(
        View,
        { style: { borderLeftWidth: 3, borderLeftColor: pdfColours.pine, paddingLeft: 10 }, wrap: false },
        h(Text, { style: pdfStyles.dim }, `Instead of: ${block.weak}`),
        h(Text, { style: pdfStyles.bold }, `Better: ${block.better}`),
      );
    case 'figure':
      return h(
        View,
        { wrap: false },
        picture(block.figure),
        h(Text, { style: { ...pdfStyles.dim, fontSize: 9 } }, block.caption),
      );
    case 'tick':
      return h(
        View,
        { style: { flexDirection: 'row', gap: 8 }, wrap: false },
        h(View, {
          style: {
            width: 11,
            height: 11,
            marginTop: 2,
            borderWidth: 1,
            borderColor: pdfColours.dim,
            borderRadius: 2,
          },
        }),
        h(Text, { style: { flex: 1 } }, block.text),
      );
  }
}

function picture(figure: Figure): ReactElement {
  return h(
    Svg,
    { viewBox: `0 0 ${FIGURE_WIDTH} ${FIGURE_HEIGHT}`, style: { width: 320, height: 160, marginBottom: 4 } },
    h(Rect, { x: 0, y: 0, width: FIGURE_WIDTH, height: FIGURE_HEIGHT, fill: figure.sky }),
    ...figure.shapes.map(shapeElement),
  );
}

function shapeElement(shape: Shape): ReactElement {
  switch (shape.shape) {
    case 'rect':
      return h(Rect, {
        x: shape.x,
        y: shape.y,
        width: shape.width,
        height: shape.height,
        rx: shape.radius ?? 0,
        ry: shape.radius ?? 0,
        fill: shape.fill,
      });
    case 'circle':
      return h(Circle, { cx: shape.x, cy: shape.y, r: shape.radius, fill: shape.fill });
    case 'path':
      return h(Path, {
        d: shape.d,
        fill: shape.fill ?? 'none',
        ...(shape.stroke
          ? {
              stroke: shape.stroke,
              strokeWidth: shape.width ?? 1,
              strokeLineCap: 'round',
              strokeLineJoin: 'round',
            }
          : {}),
      });
  }
}
