import './without-eval';
import './ui/tokens.css';
import './ui/base.css';
import './ui/layout.css';
import './ui/form.css';
import './ui/table.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { queryClient } from './api/query-client';
import { App } from './app/app';
import { theme } from './ui/theme';

theme.apply();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <App />
      </HashRouter>
    </QueryClientProvider>
  </StrictMode>,
);
