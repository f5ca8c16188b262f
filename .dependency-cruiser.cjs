/** DESIGN 2's table of who may import what: each rule names what a layer must not reach. */
const not = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: to, ...extra },
})
const slice = '(?<slice>[^/]+)'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    not('shared-is-pure', '^shared/', '^(node_modules/(?!zod)|functions|web|infra|bin|tests)'),
    not('shared-has-no-node', '^shared/', '.*', { dependencyTypes: ['core'] }),
    not('kernel-imports-zod-alone', '^shared/kernel/', '^shared/(?!kernel/)'),
    not('functions-never-import-web-or-infra', '^functions/', '^(web|infra|bin|tests)/'),
    not('repository', '^functions/.+\\.repository\\.ts$', '^functions/(?!platform/dynamo/)', {
      pathNot: '\\.(repository|items)\\.ts$',
    }),
    not('service-keeps-to-its-slice', `^functions/${slice}/.+\\.service\\.ts$`, '^functions/(?!platform/|$1/)'),
    not('workflows', '^functions/workflows/', '^functions/.+\\.(service|routes|lambda|env)\\.ts$'),
    not('routes', `^functions/${slice}/.+\\.routes\\.ts$`, '^functions/(?!platform/|workflows/|$1/)', {
      pathNot: '\\.repository\\.ts$',
    }),
    not('platform-knows-no-slice', '^functions/platform/', '^functions/(?!platform/)'),
    not('feature-keeps-to-itself', `^web/features/${slice}/`, '^web/(app|features/(?!$1/))', {
      pathNot: '^web/features/[^/]+/[^/]+\\.api\\.ts$',
    }),
    not('web-components-are-shared', '^web/components/', '^web/(app|features)/'),
    not('ui-knows-no-domain', '^web/ui/', '^(shared/|web/(?!ui/|platform/theme/))'),
    not('web-platform-is-below', '^web/platform/', '^web/(app|features|components|ui)/'),
    not(
      'web-knows-no-server',
      '^web/',
      '^(functions|infra|bin|tests)/|^node_modules/(@aws-sdk|aws-cdk-lib|constructs)',
    ),
    not('infra-takes-handlers-by-path', '^infra/', '^functions/(?!.+\\.env\\.ts$)'),
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
