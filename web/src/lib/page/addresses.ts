/** The address of a table's page: the house's mail, webhooks and terminal name the same (`fondaco.links`). */
export function tableAddress(table: string, query = ''): string {
  return `/t/${table}${query}`;
}
