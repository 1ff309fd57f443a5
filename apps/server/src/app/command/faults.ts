/** What was typed cannot be done by anybody: it is not understood, or there is nothing to do it to. */
export class CommandFault extends Error {}

/** What was understood and is refused; the message says why. */
export class CommandRefusal extends Error {}
