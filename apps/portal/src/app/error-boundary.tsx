import { Component, type ReactNode } from 'react';
import { translator } from '../shared/i18n/translator';
import { Button } from '../shared/ui/button';

interface State {
  readonly failure: Error | null;
}

/** Catches what breaks while a screen is drawn, a missing part of the app included. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: Error): State {
    return { failure };
  }

  override render() {
    if (!this.state.failure) return this.props.children;
    const { t } = translator;
    return (
      <section className="plain-page" role="alert">
        <h1>{t('crash.heading')}</h1>
        <p className="soft">{t('crash.explained')}</p>
        <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
      </section>
    );
  }
}
