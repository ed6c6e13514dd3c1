// What a suite's report says of its failures, one paragraph each: where, which test, and the first lines of why.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './workplace.mjs'

const paragraph = (title, why = '') =>
  [title, ...stripVTControlCharacters(why).trim().split('\n').slice(0, 8)].join('\n    ')

/** A file that could not even be read counts as one failure of its own. */
export const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0 && status === 'failed') return [paragraph(file, message)]
    return tests.map((test) => paragraph(`${file}: ${test.fullName}`, test.failureMessages[0]))
  })

/** A journey that succeeded only when tried again has failed. */
export const failuresOfPlaywright = ({ suites }) => {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  return suites
    .flatMap(specs)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          paragraph(
            `${file}: ${title}`,
            results.find(({ error }) => error !== undefined)?.error.message,
          ),
        ),
    )
}
