import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanContracts } from './web/build/lean-contracts.ts'
import { leanStyles } from './web/build/lean-styles.ts'

// Also when a test run builds it: only the production build keeps to the content security policy.
process.env['NODE_ENV'] = 'production'

const everyArea =
  /\/(preload-helper|shared\/kernel\/(dates\.ts|real-date|roles)|web\/(platform\/(api-error|auth|clock|error-catalogue|log|offline|own-address|page|paths|runtime|session|storage|theme)|components\/(brand|date-tile|offline-note|lazy-page)|ui\/(button|full-page|icon|loading|note|page-title|status-pill|text-link|toast)))/
/** Rules alone: they import nothing of the site, so that no two files wait for each other. Schemas come with the forms. */
const rules =
  /\/shared\/(?!identity\/(?!guard)|.+\.schema|documents|kernel\/(text|typed-date|south-african|crockford|listed-files))/
/** Nothing that the sign-in page needs, or it would load all of it. */
const signedInAreas =
  /\/web\/(platform\/(account\.|api|error)|components\/load-error|ui\/(avatar|empty-state|menu|page|skeleton)|app\/(guard|queries|top-bar|account-menu|notifications-menu|theme-switch|help-menu))/
/** What shows shifts: the dashboards and all about offers and bookings, but no profile. */
const shifts =
  /\/(shared\/((bookings|calendar)\/(?!.+\.schema)|kernel\/(holidays|rate-group-of|plans))|web\/(components\/(shift|offer-facts)|features\/bookings\/bookings\.api))/
/** What asks for input; what whole forms need besides; what the steps of a sign-up and the sections of a profile have in common. */
const fields = /\/web\/(components\/failure-note|ui\/(confirm-dialog|dialog|field|sticky-footer|text-field|use-modal))/
const forms = /\/node_modules\/(react-hook-form|@hookform)/
const steps =
  /\/web\/(platform\/leave-guard|components\/(date-field|leave-guard|save-failure|sections-page|step-page|step-word|wizard-page))/
/** What takes files, what shows them, and what judges the input of a profile. */
const uploads =
  /\/(shared\/documents\/documents\.schema|web\/(platform\/(file-choice|send-form|upload)|components\/upload\/(?!crop|image-crop\.)|features\/professionals\/(own-)?documents))/
const documents =
  /\/(shared\/documents\/documents\.contract|web\/(platform\/(promote|document-url)|components\/profile-image))/
const profiles =
  /\/shared\/((professionals|identity|documents)\/.+\.schema|kernel\/(text|typed-date|south-african|yes-no|crockford|.+\.schema))/

export default defineConfig({
  root: 'web',
  plugins: [react(), leanContracts(), leanStyles()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // An inlined asset is a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion needs these two for a part of it that nothing here uses; as CommonJS they would stay for their possible effects.
      // A schema that nobody asks for is not built.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
          { test: /\/shared\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          // What every page needs, in files that compress well and stay the same from one release to the next. Our own
          // parts that several areas share lie together too: many small files compress worse than one.
          groups: [
            {
              name: 'view',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@chakra-ui|@emotion|@pandacss|stylis|react-is|hoist-non-react-statics)\//,
            },
            { name: 'schema', test: /node_modules\/zod\// },
            { name: 'start', test: everyArea, includeDependenciesRecursively: false },
            { name: 'shifts', test: shifts, minShareCount: 3, includeDependenciesRecursively: false },
            { name: 'field', test: fields, minShareCount: 3, includeDependenciesRecursively: false },
            { name: 'form', test: forms, minShareCount: 3, includeDependenciesRecursively: false },
            { name: 'step', test: steps, minShareCount: 3, includeDependenciesRecursively: false },
            { name: 'upload', test: uploads, minShareCount: 3, includeDependenciesRecursively: false },
            { name: 'documents', test: documents, minShareCount: 3, includeDependenciesRecursively: false },
            { name: 'profile', test: profiles, minShareCount: 3, includeDependenciesRecursively: false },
            { name: 'rules', test: rules, minShareCount: 3, includeDependenciesRecursively: false },
            { name: 'signed-in', test: signedInAreas, minShareCount: 3, includeDependenciesRecursively: false },
            // What loads page after page comes with the lists that do.
            { name: 'data', test: /node_modules\/@tanstack\/(?!.*(infiniteQueryObserver|useInfiniteQuery))/ },
          ],
        },
      },
    },
  },
})
