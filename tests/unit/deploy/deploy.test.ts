import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv, settingNames } from '../../../server/env.ts';
import { createMetrics } from '../../../server/platform/metrics.ts';
import { readYaml } from '../../support/yaml.ts';
import { ComposeFile, type ComposeService, KubernetesObject } from './kinds.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const routes = read('server/web/health.ts');
const poolerProgram = read('deploy/pgbouncer/start.sh');

type Kind = KubernetesObject['kind'];
const objects = globSync('deploy/kubernetes/*.yaml', { cwd: root })
  .toSorted()
  .flatMap((file) => readYaml(read(file)))
  .map((object) => KubernetesObject.parse(object));
function all<K extends Kind>(kind: K): Extract<KubernetesObject, { kind: K }>[] {
  return objects.filter((object): object is Extract<KubernetesObject, { kind: K }> => object.kind === kind);
}
const isPart = (part: Record<string, string>, whole: Record<string, string> = {}): boolean =>
  Object.entries(part).every(([name, value]) => whole[name] === value);
const containerOf = (deployment: Extract<KubernetesObject, { kind: 'Deployment' }>) =>
  deployment.spec.template.spec.containers[0];
/** Those a selector finds. */
const found = (labels: Record<string, string>) =>
  all('Deployment').filter(({ spec }) => isPart(labels, spec.template.metadata.labels));

describe('manifests for Kubernetes', () => {
  it('are there, and no two objects of a kind share a name', () => {
    const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const kind of ['Deployment', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'Ingress'] as const)
      expect(all(kind).length, kind).toBeGreaterThan(0);
  });

  it('select what they mean', () => {
    for (const deployment of all('Deployment')) {
      expect(found(deployment.spec.selector.matchLabels)).toEqual([deployment]);
      for (const { labelSelector } of deployment.spec.template.spec.topologySpreadConstraints ?? [])
        expect(found(labelSelector.matchLabels)).toEqual([deployment]);
    }
    for (const { spec } of all('PodDisruptionBudget'))
      expect(found(spec.selector.matchLabels)).toHaveLength(1);
    for (const { spec } of all('Service')) {
      const [deployment, ...others] = found(spec.selector);
      expect(others).toEqual([]);
      const names = deployment ? containerOf(deployment).ports.map(({ name }) => name) : [];
      for (const { targetPort } of spec.ports) expect(names).toContain(targetPort);
    }
    for (const { spec } of all('HorizontalPodAutoscaler'))
      expect(all('Deployment').map(({ metadata }) => metadata.name)).toContain(spec.scaleTargetRef.name);
    for (const { spec } of all('Ingress'))
      for (const { service } of spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend))) {
        const target = all('Service').find(({ metadata }) => metadata.name === service.name);
        expect(target?.spec.ports.map(({ name }) => name)).toContain(service.port.name);
      }
  });

  it('probe ports and paths that exist, and mount volumes that exist', () => {
    for (const deployment of all('Deployment')) {
      const container = containerOf(deployment);
      const ports = container.ports.map(({ name }) => name);
      const { startupProbe, livenessProbe, readinessProbe } = container;
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
        if (!probe) continue;
        expect(ports).toContain(probe.httpGet?.port ?? probe.tcpSocket?.port);
        if (probe.httpGet) expect(routes).toContain(`app.get('${probe.httpGet.path}'`);
      }
      const volumes = (deployment.spec.template.spec.volumes ?? []).map(({ name }) => name);
      expect((container.volumeMounts ?? []).map(({ name }) => name).toSorted()).toEqual(volumes.toSorted());
    }
  });

  it('leave a stopping process its time', () => {
    for (const role of ['web', 'worker']) {
      const [deployment] = found({ app: 'longtable', role });
      const waits = Number(deployment && containerOf(deployment).lifecycle?.preStop.exec.command[1]);
      // Ten seconds are what a process takes at most.
      expect(deployment?.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(waits + 10);
      expect(deployment?.spec.strategy).toMatchObject({ rollingUpdate: { maxUnavailable: 0 } });
    }
  });

  // Also the model, because another provider at OPENAI_BASE_URL doesn't know the default one.
  it('hand over settings that the program knows and accepts', () => {
    for (const deployment of found({ app: 'longtable' })) {
      const container = containerOf(deployment);
      const settings: Record<string, string> = {};
      for (const source of container.envFrom ?? []) {
        const name = 'configMapRef' in source ? source.configMapRef.name : source.secretRef.name;
        const map = all('ConfigMap').find(({ metadata }) => metadata.name === name);
        const secret = all('Secret').find(({ metadata }) => metadata.name === name);
        Object.assign(settings, 'configMapRef' in source ? map?.data : secret?.stringData);
      }
      for (const entry of container.env) if ('value' in entry) settings[entry.name] = entry.value;
      expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
      expect(settings).toHaveProperty('AI_MODEL');
      expect(readEnv(settings).ROLE).toBe(deployment.spec.template.metadata.labels?.role);
    }
    for (const entry of all('Deployment').flatMap((deployment) => containerOf(deployment).env)) {
      if (!('valueFrom' in entry)) continue;
      const { name, key } = entry.valueFrom.secretKeyRef;
      const secret = all('Secret').find(({ metadata }) => metadata.name === name);
      expect(Object.keys(secret?.stringData ?? {})).toContain(key);
    }
    const [pooler] = found({ app: 'longtable-pooler' });
    for (const { name } of pooler ? containerOf(pooler).env : []) expect(poolerProgram).toContain(name);
  });

  it('ask for no scrape that /metrics would refuse', () => {
    for (const { spec } of all('Deployment'))
      expect(Object.keys(spec.template.metadata.annotations ?? {})).not.toContain('prometheus.io/scrape');
    expect(read('deploy/kubernetes/worker.yaml')).toMatch(/authorization:[\s\S]*key: METRICS_TOKEN/);
  });

  it('scale workers by a figure that /metrics has', async () => {
    const metrics = createMetrics();
    metrics.replies({ due: 3, writing: 4 });
    expect(await metrics.render()).toContain('replies_pending{state="due"} 3');
    const names = all('HorizontalPodAutoscaler').flatMap(({ spec }) =>
      spec.metrics.map((metric) => (metric.type === 'External' ? metric.external.metric.name : null)),
    );
    expect(names).toContain('longtable_replies_pending');
  });
});

describe('the file for docker compose up', () => {
  const [parsed] = readYaml(read('compose.yaml'));
  const { app } = ComposeFile.parse(parsed).services;
  it('takes every setting that README asks for in production', () => {
    const production = read('README.md').match(/## Production\n([\s\S]*?)\n- Several processes/)?.[1] ?? '';
    const names = [...production.matchAll(/`([A-Z][A-Z_]+)(?:=[^`]*)?`/g)].map(([, name]) => name ?? '');
    expect(names).toEqual(expect.arrayContaining(['SMTP_URL', 'DEMO_DATA', 'TRUST_PROXY', 'ADMIN_EMAIL']));
    for (const name of names)
      if (name !== 'DATABASE_URL') expect(app?.environment?.[name], name).toContain(`\${${name}:`);
    expect(Object.keys(app?.environment ?? {}).filter((name) => !settingNames.includes(name))).toEqual([]);
  });
});

describe('the file for Compose', () => {
  const [parsed] = readYaml(read('deploy/compose.yaml'));
  const compose = ComposeFile.parse(parsed);
  const services: Record<string, ComposeService> = Object.fromEntries(
    Object.entries(compose.services).map(([name, service]) => [
      name,
      { ...(service.extends ? compose.services[service.extends] : {}), ...service },
    ]),
  );
  const example = new Map(
    read('deploy/example.env')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );
  const filled = (text: string): string =>
    text.replaceAll(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_all, name: string) => example.get(name) || 'filled');

  it('names services, volumes, and variables that exist', () => {
    expect(Object.keys(services)).toEqual(['proxy', 'web-1', 'web-2', 'database', 'pooler', 'bus']);
    for (const [name, service] of Object.entries(services)) {
      expect(service.image ?? service.build, name).toBeDefined();
      for (const needed of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(needed);
      for (const [from] of (service.volumes ?? []).map((volume) => volume.split(':')))
        if (from && !from.startsWith('.')) expect(compose.volumes).toHaveProperty(from);
    }
    const text = read('deploy/compose.yaml').replaceAll('$$', '');
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(example.keys()));
  });

  it('hands over settings that the program knows and accepts', () => {
    for (const name of ['web-1', 'web-2']) {
      const settings = Object.fromEntries(
        Object.entries(services[name]?.environment ?? {})
          .map(([key, value]) => [key, filled(value)] as const)
          .filter(([key]) => !/^OPENAI|^METRICS/.test(key)),
      );
      expect(Object.keys(settings).filter((key) => !settingNames.includes(key))).toEqual([]);
      expect(settings).toHaveProperty('AI_MODEL');
      expect(readEnv(settings)).toMatchObject({ BUS_URL: 'redis://:filled@bus:6379', DEMO_DATA: null });
    }
    for (const key of Object.keys(services.pooler?.environment ?? {})) expect(poolerProgram).toContain(key);
  });

  it('has a proxy that asks both processes, and whether they are ready', () => {
    const caddy = read('deploy/Caddyfile');
    expect(caddy).toContain('reverse_proxy web-1:3000 web-2:3000 {');
    expect(caddy).toContain('health_uri /readyz');
    expect(read('Dockerfile')).toContain('PORT=3000');
  });
});
