/** The scene above the login, drawn in index.html, which shows it before the app is there. */
export const Harbor = () => (
  <svg viewBox="0 0 375 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href="#harbor" />
  </svg>
);
