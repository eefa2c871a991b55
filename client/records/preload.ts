/** Imports the declarations that the loaders of the engines need. */
export const declarations = () => import('../generated/records.ts');

/** The handle of a route outside of the engine's whose loader asks for a declaration. */
export const preloadDeclarations = { handle: { needs: [declarations] } };
