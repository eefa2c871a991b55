// A file of its own, so that it runs as a separate task on slow processors.
import 'react-dom/client';
