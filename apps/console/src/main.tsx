import './shared/lib/without-eval';
import './shared/ui/tokens.css';
import './shared/ui/base.css';
import './shared/ui/frame.css';
import './shared/ui/layout.css';
import './shared/ui/form.css';
import './shared/ui/filters.css';
import './shared/ui/list.css';
import './shared/ui/table.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { App } from './app/app';
import { queryClient } from './shared/api/query-client';
import { providerFlow } from './shared/session/provider';
import { shareWithTabs } from './shared/session/tabs';
import { theme } from './shared/ui/theme';

theme.apply();
providerFlow.arrive();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Whoever is signed in at another tab never sees the sign-in here.
void shareWithTabs().joined.then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <HashRouter>
          <App />
        </HashRouter>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
