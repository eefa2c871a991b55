/** What the loaders of the engines fetch themselves. */
export const declarations = () => import('../generated/records.ts');

/** For a route outside of the engine's whose loader asks for a declaration. */
export const needsDeclarations = { handle: { needs: [declarations] } };
