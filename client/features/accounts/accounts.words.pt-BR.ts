import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['accounts']> = {
  tagline: 'Tudo o que fica atrás do balcão, em um só lugar.',
  email: 'E-mail',
  password: 'Senha',
  username: 'Nome de usuário',
  newPassword: 'Nova senha',
  showPassword: 'Mostrar senha',
  language: 'Idioma',
  strength: 'Segurança: {{strength}}',
  strengths: {
    veryWeak: 'Muito fraca',
    weak: 'Fraca',
    fair: 'Razoável',
    good: 'Boa',
    strong: 'Forte',
  },
};
