import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface Form {
  errors: object;
  validateField: (name: string) => unknown;
  setFieldError: (name: string, error: string) => void;
}

/** Validates again after a change of language; the gateway's messages stay. */
export function useErrorsInLanguage({ errors, validateField, setFieldError }: Form): void {
  const { language } = useTranslation().i18n;
  const sayAgain = useEffectEvent(() => {
    for (const [name, said] of Object.entries(errors)) {
      const { hasError } = validateField(name) as { hasError: boolean };
      if (!hasError) setFieldError(name, said as string);
    }
  });
  useEffect(() => sayAgain(), [language]);
}
