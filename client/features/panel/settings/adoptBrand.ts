import { type Brand, brand, bringIntoForce } from '../../../../shared/company/brand.ts';

/** Applies a changed name, logo, and colors in this tab without a reload. */
export function adoptBrand(next: Partial<Brand> | undefined): void {
  if (!next) return;
  bringIntoForce(next);
  const sheet = document.querySelector<HTMLLinkElement>('link[href^="/brand/"][rel="stylesheet"]');
  if (brand.accent === null) sheet?.remove();
  else {
    const link = sheet ?? document.head.appendChild(document.createElement('link'));
    link.rel = 'stylesheet';
    link.href = `/brand/${brand.accent.slice(1)}.css`;
  }
}
