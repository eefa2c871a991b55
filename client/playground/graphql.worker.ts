// This file exists so that the development server bundles its imports, some of them CommonJS.
import 'monaco-graphql/esm/graphql.worker.js';
