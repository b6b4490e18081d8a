import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const tuple = (shades: string): MantineColorsTuple => {
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '', i = '', j = ''] = shades.split(' ');
  return [a, b, c, d, e, f, g, h, i, j];
};

/** Colors, type, and dimensions of the design system; everything visible derives from here and styles/. */
export const theme = createTheme({
  colors: {
    pine: tuple('#eff8f3 #dbefe5 #bce0cd #94cab0 #6baf8f #479171 #327558 #225b43 #174431 #0e2f21'),
    gray: tuple('#f8faf8 #f1f3f1 #e5e8e4 #d6dad5 #bfc4be #8a9088 #636a62 #494f48 #313630 #1b201a'),
    orange: tuple('#fef2ee #fee1d5 #fec8b3 #f9a988 #f1895e #e46f3a #c65723 #a44516 #813511 #5b260e'),
    yellow: tuple('#fff9ec #fff0cf #ffe5ae #ffd77f #fdc842 #ebb729 #c59711 #98680f #744e08 #503606'),
    blue: tuple('#f0f8fc #def0f8 #c1e3f1 #9ed0e5 #76b9d4 #529dba #36809c #23657c #1a4d60 #123542'),
    red: tuple('#fef3f2 #fee3e1 #ffcac6 #fda9a3 #f7817c #e85856 #cc383c #ad292e #892124 #601719'),
    green: tuple('#effbef #dbf5db #beedbe #9adf9c #75ca79 #56b05b #3e8f44 #307135 #255729 #193c1b'),
    dark: tuple('#e3e7e4 #cacfcb #a5aba6 #7b827d #3e4640 #2a312c #1e2520 #151a16 #0d130f #070b08'),
  },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  white: '#fff',
  black: '#1b201a',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: "'Figtree Variable',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif",
  fontFamilyMonospace: "ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace",
  headings: {
    fontFamily: "'Besley Variable','Besley Georgia','Besley Noto','Besley DejaVu',Georgia,serif",
    fontWeight: '580',
    textWrap: 'balance',
  },
  fontSizes: { xs: '.75rem', sm: '.8125rem', md: '.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.5', xl: '1.5' },
  spacing: { xs: '.5rem', sm: '.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  shadows: {
    xs: '0 1px 0 rgba(27,32,26,.06)',
    sm: '0 1px 2px rgba(27,32,26,.08),0 1px 0 rgba(27,32,26,.04)',
    md: '0 4px 12px -2px rgba(27,32,26,.12),0 1px 2px rgba(27,32,26,.06)',
    lg: '0 12px 32px -6px rgba(27,32,26,.18),0 2px 6px rgba(27,32,26,.06)',
    xl: '0 28px 64px -12px rgba(27,32,26,.28),0 4px 12px rgba(27,32,26,.08)',
  },
  components: {
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', withCheckIcon: true } },
    MultiSelect: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Close' },
        centered: true,
        radius: 'lg',
        overlayProps: { color: '#0e1e16', backgroundOpacity: 0.55 },
      },
    },
    Drawer: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Close' },
        position: 'right',
        overlayProps: { color: '#0e1e16', backgroundOpacity: 0.55 },
      },
    },
  },
});

/** Where the design differs from the library's variables. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fff',
    '--mantine-color-text': 'var(--mantine-color-gray-9)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-success': 'var(--mantine-color-green-7)',
    '--mantine-color-anchor': 'var(--mantine-color-pine-7)',
    '--mantine-primary-color-filled': 'var(--mantine-color-pine-7)',
    '--mantine-primary-color-filled-hover': 'var(--mantine-color-pine-8)',
    '--mantine-primary-color-contrast': '#fff',
    '--mantine-primary-color-light': 'var(--mantine-color-pine-1)',
    '--mantine-primary-color-light-color': 'var(--mantine-color-pine-8)',
  },
  dark: {
    '--mantine-color-body': 'var(--mantine-color-dark-7)',
    '--mantine-color-text': 'var(--mantine-color-dark-0)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-success': 'var(--mantine-color-green-3)',
    '--mantine-color-anchor': 'var(--mantine-color-pine-3)',
    '--mantine-primary-color-filled': 'var(--mantine-color-pine-4)',
    '--mantine-primary-color-filled-hover': 'var(--mantine-color-pine-3)',
    '--mantine-primary-color-contrast': 'var(--mantine-color-dark-9)',
    '--mantine-primary-color-light': '#1f3a2c',
    '--mantine-primary-color-light-color': 'var(--mantine-color-pine-2)',
  },
});
