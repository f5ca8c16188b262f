const { existsSync, readdirSync } = require('node:fs')

/** DESIGN 2's table of allowed imports: each rule names what a layer must not import. */
const not = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: to, ...extra },
})
/** Captures the slice as `$1`. */
const slice = '([^/]+)'
/** Folders with routes serve a contract. */
const slices = readdirSync('functions')
  .filter((name) => existsSync(`functions/${name}/${name}.routes.ts`))
  .join('|')
/** Every other folder is common code of several slices, below them and above the stores. */
const common = `(?!(?:${slices}|events|stores|platform)/)[^/]+`

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    not('shared-is-pure', '^shared/', '^(node_modules/(?!zod)|functions|web|infra|bin|tests)'),
    not('shared-has-no-node', '^shared/', '.*', { dependencyTypes: ['core'] }),
    not('kernel-imports-zod-alone', '^shared/kernel/', '^shared/(?!kernel/)'),
    not('shared-slices-know-schemas-alone', `^shared/${slice}/`, '^shared/(?!kernel/|$1/)', {
      pathNot: '\\.schema\\.ts$',
    }),
    not('functions-never-import-web-or-infra', '^functions/', '^(web|infra|bin|tests)/'),
    not('slice-imports-no-other', `^functions/(${slices})/`, `^functions/(?!$1/)(?:${slices})/`),
    not('routes', `^functions/(${slices})/.+\\.routes\\.ts$`, '^functions/(?!platform/|$1/)', {
      dependencyTypesNot: ['type-only'],
    }),
    not('slices-and-common-know-no-consumer', `^functions/(?:${slices}|${common})/`, '^functions/events/'),
    not('events-know-no-slice', '^functions/events/', `^functions/(?:${slices})/`),
    not('common-is-below-slices', `^functions/(?:${common})/`, `^functions/(?:${slices})/`),
    not('stores-are-below-common', '^functions/stores/', '^functions/(?!stores/|platform/(dynamo|aws)/)'),
    not('platform-knows-no-other', '^functions/platform/', '^(functions/(?!platform/)|shared/(?!kernel/))'),
    not('feature-keeps-to-itself', `^web/features/${slice}/`, '^web/(app|features/(?!$1/))', {
      pathNot: '^web/features/.+\\.api\\.ts$',
    }),
    not('web-components-are-shared', '^web/components/', '^web/(app|features)/'),
    // What a status or a day is called follows from facts, not from what shows it.
    not(
      'labels-know-no-cards',
      '^web/components/(status|format|days|calendar)/',
      '^web/components/(?!(status|format|days|calendar)/)',
    ),
    not('ui-knows-no-domain', '^web/ui/', '^(shared/(?!kernel/folded-text)|web/(?!ui/|platform/(theme/|value-store)))'),
    not('web-platform-is-below', '^web/platform/', '^web/(app|features|components|ui)/'),
    // Only types: of the contract, the tenant and stored values.
    not('web-platform-knows-no-slice', '^web/platform/', '^shared/(?!kernel/)', { dependencyTypesNot: ['type-only'] }),
    // Only `useApiMutation` reloads what a command changes. These files send commands that change nothing on screen, or
    // reload it themselves.
    {
      name: 'commands-go-by-mutations',
      severity: 'error',
      from: {
        path: '^web/(app|components|features)/',
        pathNot:
          '^web/(app/(last-active|live)|components/account/(account\\.api|try-sign-out)|components/devices/devices|components/chat/conversation\\.api|components/upload/send-file)\\.ts$',
      },
      to: { path: '^web/platform/api-client\\.ts$' },
    },
    not(
      'web-knows-no-server',
      '^web/',
      '^(functions|infra|bin|tests)/|^node_modules/(@aws-sdk|aws-cdk-lib|constructs)',
    ),
    not('infra-takes-handlers-by-path', '^infra/', '^functions/(?!wiring/(lambdas|environment)\\.ts$)'),
    not(
      'product-imports-nothing-local',
      '^(shared|functions|web|infra/(?!local/)|bin/(?!(local|seed/seed-stack)\\.ts))',
      '^infra/local/',
    ),
    not('product-imports-no-tests', '^(shared|functions|web|infra|bin)/', '^tests/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
