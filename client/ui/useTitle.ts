import { useEffect } from 'react';
import { brand } from '../../shared/company/brand.ts';

/** The page's name in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
