import { FIGURE_HEIGHT, FIGURE_WIDTH, type Figure, type Shape } from '../../../../shared/resources/blocks.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Remark } from '../../../ui/text/Text.tsx';
import styles from './Article.module.css';

/** A flat illustration of a lesson. */
export function FigurePicture({ figure, caption }: { figure: Figure; caption: string }) {
  return (
    <Stack as="figure" gap={8} className={styles.figure}>
      <svg viewBox={`0 0 ${FIGURE_WIDTH} ${FIGURE_HEIGHT}`} role="img" aria-label={figure.alt}>
        <rect width={FIGURE_WIDTH} height={FIGURE_HEIGHT} fill={figure.sky} />
        {figure.shapes.map((shape) => (
          <ShapeView key={JSON.stringify(shape)} shape={shape} />
        ))}
      </svg>
      <Remark as="figcaption">{caption}</Remark>
    </Stack>
  );
}

function ShapeView({ shape }: { shape: Shape }) {
  switch (shape.shape) {
    case 'rect':
      return (
        <rect
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius ?? 0}
          fill={shape.fill}
        />
      );
    case 'circle':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} fill={shape.fill} />;
    case 'path':
      return (
        <path
          d={shape.d}
          fill={shape.fill ?? 'none'}
          stroke={shape.stroke ?? 'none'}
          strokeWidth={shape.width ?? 0}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
  }
}
