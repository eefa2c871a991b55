// A file of ours, so that the development server prepares what it imports, some of it CommonJS.
import 'monaco-graphql/esm/graphql.worker.js';
