/** Imports the declarations that the loaders of derived screens need. */
export const declarations = () => import('../generated/records.ts');

/** The handle of another route whose loader needs a declaration. */
export const preloadDeclarations = { handle: { needs: [declarations] } };
