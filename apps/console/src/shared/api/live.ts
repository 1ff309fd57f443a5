import type { RequestOf, SocketDown, SocketUp } from '@fairlead/contract';
import { conversations, messages, socket } from '@fairlead/contract/calls/support-staff';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { session } from '../session/session';

const RETRY_MS = 3_000;
/** Without a further sign the person has stopped writing. */
const TYPING_MS = 5_000;

/** Where the desk's live connection is opened. */
const address = (): string => {
  const url = new URL(`/console-api/v1${socket.path}`, location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

interface Hearing {
  readonly onDown: (down: SocketDown) => void;
  readonly onLive: (isLive: boolean) => void;
}

interface Live {
  /** Says what may be lost, where there is a connection. */
  readonly say: (up: SocketUp) => void;
  readonly end: () => void;
}

/** A connection that comes back by itself until it is ended. */
const listen = ({ onDown, onLive }: Hearing): Live => {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: WebSocket | undefined;
  const start = (): void => {
    const live = new WebSocket(address());
    const say = (up: SocketUp): void => live.send(JSON.stringify(up));
    open = live;
    live.onopen = () => say({ type: 'hello', token: session.token() ?? '', seen: [] });
    live.onmessage = ({ data }) => {
      const down = JSON.parse(String(data)) as SocketDown;
      if (down.type === 'ping') say({ type: 'pong' });
      if (down.type === 'message' && down.message.from === 'holder') {
        const { conversation_id, message } = down;
        say({ type: 'delivered', conversation_id, up_to: message.sequence });
      }
      if (down.type === 'refused') isOver = true;
      if (down.type === 'ready') onLive(true);
      onDown(down);
    };
    live.onclose = () => {
      if (isOver) return;
      onLive(false);
      timer = setTimeout(start, RETRY_MS);
    };
  };
  start();
  return {
    say: (up) => {
      if (open?.readyState === WebSocket.OPEN) open.send(JSON.stringify(up));
    },
    end: () => {
      isOver = true;
      clearTimeout(timer);
      open?.close();
    },
  };
};

/**
 * Follows the desk live: what is heard is only a sign to read anew, so that nothing can be missed or come twice.
 * `typing` names who writes in which conversation.
 */
export const useDeskLive = () => {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const [typing, setTyping] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const live = useRef<Live>(null);
  useEffect(() => {
    const readAnew = (id?: string): void => {
      void queries.invalidateQueries({ queryKey: [conversations.id] });
      const request: Partial<RequestOf<typeof messages>> = id === undefined ? {} : { conversation_id: id };
      void queries.invalidateQueries({ queryKey: id === undefined ? [messages.id] : [messages.id, request] });
    };
    const started = listen({
      onLive: setLive,
      onDown: (down) => {
        if (down.type === 'ready') readAnew();
        if (down.type === 'message') setTyping(null);
        if (down.type === 'typing') setTyping({ id: down.conversation_id, name: down.from });
        else if ('conversation_id' in down) readAnew(down.conversation_id);
      },
    });
    live.current = started;
    return started.end;
  }, [queries]);
  useEffect(() => {
    if (typing === null) return;
    const timer = setTimeout(() => setTyping(null), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typing]);
  const tellTyping = useCallback(
    (id: string) => live.current?.say({ type: 'typing', conversation_id: id }),
    [],
  );
  return { isLive, typing, tellTyping };
};
