/**
 * Removes the login that stands in the page until the app is there (`index.html`), once.
 * @returns its fields, and which of them had the cursor, as an index
 */
export const leaveFirstDoor = (): { readonly fields: readonly HTMLInputElement[]; readonly at: number } => {
  const door = document.getElementById('first-door');
  const fields = [...(door?.querySelectorAll('input') ?? [])];
  const at = fields.indexOf(document.activeElement as HTMLInputElement);
  door?.remove();
  delete document.documentElement.dataset['door'];
  return { fields, at };
};
