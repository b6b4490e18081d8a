import { brand, brandDefaults } from '../../../shared/company/brand.ts';
import letters from './wordmark.svg';

/** The logo mark: a sun, or a head, at a table. Not shown when the company has its own logo. */
export function Monogram({ size = 30, tile = true }: { size?: number; tile?: boolean }) {
  if (brand.logo) return null;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {tile && <rect width="32" height="32" rx="7" fill={brand.tone} />}
      <path d="M9 16.5a7 7 0 0 1 14 0z" fill="#fdc842" />
      <path d="M4 16.5h24v3.5h-2.6V26h-3.2v-6H9.8v6H6.6v-6H4z" fill="#fff" />
    </svg>
  );
}

/**
 * The company's logo, or its name: the default one as outlined letters from a file, so their 5 KB load once
 * and not with every page. `inverse`: on a dark background in both schemes.
 */
export function Wordmark({ height = 26, inverse = false }: { height?: number; inverse?: boolean }) {
  if (brand.logo) {
    const { light, dark } = brand.logo;
    return (
      <>
        {!inverse && <img className="brand-light" src={light} height={height + 6} alt="" />}
        <img className={inverse ? undefined : 'brand-dark'} src={dark} height={height + 6} alt="" />
      </>
    );
  }
  if (brand.name !== brandDefaults.name) return <span className="brand-name">{brand.name}</span>;
  return (
    <svg height={height} viewBox="0 -76 496 100" aria-hidden="true">
      <use href={`${letters}#letters`} />
    </svg>
  );
}
