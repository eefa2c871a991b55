/** Matches details that only the log may have. */
export const INSIDE =
  /node_modules|\bat \S+ \(|gateway\/|SQLITE_|SqliteError|\bselect |syntax error at/;
