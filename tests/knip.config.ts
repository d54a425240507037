// A dependency, file or export that nothing uses is a fault: `npm run lint` looks for them.
const config = {
  // Started by their name, by a script or by another program; everything else must be reached from one of these.
  entry: [
    'codegen.ts',
    'client/{entry-browser,entry-server}.tsx',
    // Nothing but fragments.
    'client/{features/import-preview/staged-file,data/content-picture}.ts',
    'client/public/service-worker.js',
    // Put in the place of the module beside them.
    'client/**/*.ne.ts',
    'client/locales/jsx-runtime.ts',
    'client/theme/make-fonts.ts',
    'server/{main,cli/user,cli/backup,cli/restore,build/build,build/generate,build/prune-packages}.ts',
    'server/pdf/make-fonts.ts',
    'server/pdf/typeset-thread{.ts,-from-source.js}',
    'server/domains/imports/read-rows-thread{.ts,-from-source.js}',
    'server/lib/spreadsheet/spreadsheet-thread{.ts,-from-source.js}',
    'server/db/embedded-postgres/embedded-postgres-worker{.ts,-from-source.js}',
    'tests/bench/{import/run,lighthouse}.ts',
    'tests/bench/result-minute/{run,base-server}.ts',
    'tests/support/server/api-process.ts',
    'tests/support/database/embedded-postgres-program.ts',
    'tests/support/server/log-program.ts',
    'tests/support/server/routine-log-program.ts',
    'tests/support/faults/crash-program.ts',
    'tests/support/attacks/process-probe.ts',
    'tests/support/faults/shift-clock.cjs',
  ],
  project: [
    '{client,server,shared,prisma,tests,tools}/**/*.{ts,tsx,js}',
    '*.ts',
    '!{client/gql,server/generated,tests/gql}/**',
  ],
  // Named by the path to its files.
  ignoreDependencies: ['@fontsource-variable/anek-devanagari'],
  // Of the system, where they are there.
  ignoreBinaries: [
    'taskset',
    'mount',
    'umount',
    'caddy',
    'varnishd',
    'chroot',
    'debootstrap',
    'dpkg',
    'dpkg-deb',
    'du',
    'nginx',
    'openssl',
    'pgbouncer',
    'promtool',
    'soffice',
    'systemd-analyze',
    'WebKitWebDriver',
    'Xvfb',
  ],
  // Exports that only their own file uses are allowed: a type of a parameter, a limit that a text names.
  ignoreExportsUsedInFile: true,
  // Fragments are found by their names inside other documents.
  compilers: {
    ts: withoutFragments,
    tsx: withoutFragments,
  },
  vite: { config: ['{client/build,client/sandbox,server/build}/vite.config.ts'] },
  vitest: { config: ['tests/vitest.config.ts', 'tests/vitest.mutation.config.ts'] },
  playwright: { config: ['tests/playwright.config.ts'], entry: ['tests/e2e/*.spec.ts'] },
}

function withoutFragments(source: string): string {
  return source.replaceAll(/^export (?=const \w+_FRAGMENT = graphql\()/gm, '')
}

export default config
