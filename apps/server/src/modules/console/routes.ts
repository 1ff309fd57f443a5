import { calls, type ResponseOf } from '@fairlead/contract';
import { writeCause } from '@fairlead/vocabulary';
import { done } from '../../http/answer';
import { type Route, recordedRoutesOf, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { setLead } from '../follow';
import { verifyContact } from '../standing';
import { addCaseNote, readCaseFacts, setCaseTag } from './case-facts';
import { changeState } from './change-state';
import { actOnHolder, openHolderCase } from './holder-case';
import { readOverview } from './overview';
import { listQueue, type Queues, readQueue } from './queue';
import { readRisk } from './risk';
import { findAnything, type Searches } from './search';
import { seeAsHolder } from './see-as';
import { leaveWaiting, takeWaiting } from './take-waiting';
import { listTimeline, type TimelineSources } from './timeline';
import { listViews, removeView, saveView, shareView } from './views';

/** What one member of staff may do to an account alone; the answer is its case, to which all matters contribute. */
const holderActs = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  return [
    route(calls.consoleHolder.disable, (means, caller, request) =>
      actOnHolder(means, caller, { id: request.id, reason: writeCause(request) }, (tx, about) =>
        changeState(tx, about, 'disabled'),
      ),
    ),
    route(calls.consoleHolder.enable, (means, caller, request) =>
      actOnHolder(means, caller, request, (tx, about) => changeState(tx, about, 'active')),
    ),
    route(calls.consoleHolder.verifyContact, (means, caller, request) =>
      actOnHolder(means, caller, request, (tx, about) => verifyContact(tx, about, request.contact)),
    ),
    route(calls.consoleHolder.allowLead, (means, caller, request) =>
      actOnHolder(means, caller, request, (tx, about) => setLead(tx, about, true)),
    ),
    route(calls.consoleHolder.forbidLead, (means, caller, request) =>
      actOnHolder(means, caller, request, (tx, about) => setLead(tx, about, false)),
    ),
  ];
};

/** What each matter adds to what spans them all. */
export interface Parts {
  readonly queues: Queues;
  readonly searches: Searches;
  readonly timeline: TimelineSources;
  /** What the operator must still bring. */
  readonly readSetup: (
    services: Services,
  ) => Promise<ResponseOf<typeof calls.consoleOverview.setup>['checks']>;
}

/** What spans all matters: the queue of staff, which each matter fills, and the case of a holder. */
export const consoleRoutes = (
  services: Services,
  { queues, searches, timeline, readSetup }: Parts,
): Route[] => {
  const route = staffRoutesOf(services);
  return [
    route(calls.consoleQueue.counts, async ({ database }, caller) =>
      done(await readQueue(database, queues, caller)),
    ),
    route(calls.consoleQueue.list, (means, caller, request) => listQueue(means, queues, caller, request)),
    route(calls.consoleQueue.take, (means, caller, request) => takeWaiting(means, queues, caller, request)),
    route(calls.consoleQueue.leave, (means, caller, request) => leaveWaiting(means, queues, caller, request)),
    route(calls.consoleOverview.read, async (means, caller) =>
      done(await means.database.snapshot((reader) => readOverview(means, reader, queues, caller))),
    ),
    route(calls.consoleOverview.setup, async () => done({ checks: await readSetup(services) })),
    route(calls.consoleSearch.find, (means, caller, { query }) =>
      findAnything(means, searches, caller, query),
    ),
    route(calls.consoleView.list, listViews),
    route(calls.consoleView.save, saveView),
    route(calls.consoleView.share, shareView),
    route(calls.consoleView.remove, removeView),
    recordedRoutesOf(services)(calls.consoleHolder.detail, openHolderCase),
    recordedRoutesOf(services)(calls.consoleCase.seeAs, seeAsHolder),
    route(calls.consoleRisk.read, readRisk),
    route(calls.consoleCase.timeline, listTimeline(timeline)),
    route(calls.consoleCase.facts, readCaseFacts),
    route(calls.consoleCase.addNote, addCaseNote),
    route(calls.consoleCase.setTag, setCaseTag),
    ...holderActs(services),
  ];
};
