// In a file of its own, which is read and run before the rest: a slow processor would do it all in one long task.
import 'react-dom/client';
