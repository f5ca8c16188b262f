import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** What Google's evaluator has against a content security policy, except what it only says for information. */
export const policyFindings = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value }) => [Severity[severity], directive, value].join(' '))

/**
 * It can't know whether an origin serves data as scripts, or what others have uploaded. This one doesn't: documents
 * have an origin of their own, and the API's responses are JSON with `nosniff`.
 */
export const onlyOwnScripts = ["MEDIUM_MAYBE script-src 'self'"]
