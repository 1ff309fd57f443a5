export { StandingPage } from './standing-page';
