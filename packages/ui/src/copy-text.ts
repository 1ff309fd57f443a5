/** Puts a text on the clipboard; false where the browser does not let it, as on a page without a secure address. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
