/** A reporter that says what failed when it failed: the others say it at the end, which is an hour later in a wide run. */
export default class FailuresAtOnce {
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state !== 'failed') return;
    console.log(`✘ ${test.module.moduleId} > ${test.fullName}`);
    for (const { message, stack } of errors) console.log(stack ?? message);
  }
}
