/** When the access data of a line come, wherever that is promised (TKG § 73). */
export const ACCESS_DATA =
  'Die Zugangsdaten erhalten Sie vor der Freischaltung unaufgefordert und kostenlos per E-Mail.'
