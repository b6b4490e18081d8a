import { z } from 'zod';

/** As much of Kubernetes' objects as ours use. Strict, so that a name that doesn't exist fails. */

const Name = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/);
const Labels = z.record(z.string(), z.string());
const Metadata = z.strictObject({
  name: Name,
  labels: Labels.optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});
const Selector = z.strictObject({ matchLabels: Labels });
const Port = z.union([Name, z.number().int()]);
const Probe = z
  .strictObject({
    httpGet: z.strictObject({ path: z.string().startsWith('/'), port: Name }).optional(),
    tcpSocket: z.strictObject({ port: Name }).optional(),
    periodSeconds: z.number().int().positive(),
    timeoutSeconds: z.number().int().positive().optional(),
    failureThreshold: z.number().int().positive().optional(),
  })
  .refine((probe) => (probe.httpGet === undefined) !== (probe.tcpSocket === undefined));
const Memory = z.string().regex(/^\d+(Mi|Gi)$/);
const Container = z.strictObject({
  name: Name,
  // A tag, so that the same manifest starts the same program.
  image: z.string().regex(/:[\w.-]+$/),
  command: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name: Name, containerPort: z.number().int() })),
  env: z.array(
    z.union([
      z.strictObject({ name: z.string(), value: z.string() }),
      z.strictObject({
        name: z.string(),
        valueFrom: z.strictObject({ secretKeyRef: z.strictObject({ name: Name, key: z.string() }) }),
      }),
    ]),
  ),
  envFrom: z
    .array(
      z.union([
        z.strictObject({ configMapRef: z.strictObject({ name: Name }) }),
        z.strictObject({ secretRef: z.strictObject({ name: Name }) }),
      ]),
    )
    .optional(),
  startupProbe: Probe.optional(),
  livenessProbe: Probe,
  readinessProbe: Probe,
  lifecycle: z
    .strictObject({
      preStop: z.strictObject({
        exec: z.strictObject({ command: z.tuple([z.literal('sleep'), z.string()]) }),
      }),
    })
    .optional(),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string().regex(/^\d+m?$/), memory: Memory }),
    limits: z.strictObject({ memory: Memory }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: Name, mountPath: z.string().startsWith('/') })).optional(),
});

const Deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata: Metadata,
  spec: z.strictObject({
    replicas: z.number().int().positive(),
    selector: Selector,
    strategy: z
      .union([
        z.strictObject({ type: z.literal('Recreate') }),
        z.strictObject({
          type: z.literal('RollingUpdate'),
          rollingUpdate: z.strictObject({ maxUnavailable: z.number().int(), maxSurge: z.number().int() }),
        }),
      ])
      .optional(),
    template: z.strictObject({
      metadata: Metadata.omit({ name: true }),
      spec: z.strictObject({
        terminationGracePeriodSeconds: z.number().int().optional(),
        automountServiceAccountToken: z.literal(false),
        securityContext: z.strictObject({
          runAsNonRoot: z.literal(true),
          runAsUser: z.number().int().positive(),
          runAsGroup: z.number().int().positive().optional(),
          fsGroup: z.number().int().positive().optional(),
          seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
        }),
        topologySpreadConstraints: z
          .array(
            z.strictObject({
              maxSkew: z.number().int(),
              topologyKey: z.string(),
              whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
              labelSelector: Selector,
            }),
          )
          .optional(),
        containers: z.tuple([Container]),
        volumes: z.array(z.strictObject({ name: Name, emptyDir: z.strictObject({}) })).optional(),
      }),
    }),
  }),
});

const Budget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata: Metadata,
  spec: z.strictObject({ maxUnavailable: z.number().int().positive(), selector: Selector }),
});

const Scaler = z.strictObject({
  apiVersion: z.literal('autoscaling/v2'),
  kind: z.literal('HorizontalPodAutoscaler'),
  metadata: Metadata,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({
      apiVersion: z.literal('apps/v1'),
      kind: z.literal('Deployment'),
      name: Name,
    }),
    minReplicas: z.number().int().min(2),
    maxReplicas: z.number().int(),
    metrics: z.tuple([
      z.union([
        z.strictObject({
          type: z.literal('Resource'),
          resource: z.strictObject({
            name: z.literal('cpu'),
            target: z.strictObject({
              type: z.literal('Utilization'),
              averageUtilization: z.number().int().max(100),
            }),
          }),
        }),
        z.strictObject({
          type: z.literal('External'),
          external: z.strictObject({
            metric: z.strictObject({ name: z.string() }),
            target: z.strictObject({
              type: z.literal('AverageValue'),
              averageValue: z.string().regex(/^\d+$/),
            }),
          }),
        }),
      ]),
    ]),
    behavior: z.strictObject({
      scaleDown: z.strictObject({
        stabilizationWindowSeconds: z.number().int().max(3_600),
        policies: z
          .array(
            z.strictObject({
              type: z.literal('Pods'),
              value: z.number().int(),
              periodSeconds: z.number().int().max(1_800),
            }),
          )
          .optional(),
      }),
    }),
  }),
});

const Service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata: Metadata,
  spec: z.strictObject({
    selector: Labels,
    ports: z.array(z.strictObject({ name: Name, port: z.number().int(), targetPort: Port })),
  }),
});

const Ingress = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata: Metadata,
  spec: z.strictObject({
    tls: z.array(z.strictObject({ hosts: z.array(Name), secretName: Name })),
    rules: z.array(
      z.strictObject({
        host: Name,
        http: z.strictObject({
          paths: z.array(
            z.strictObject({
              path: z.string(),
              pathType: z.enum(['Prefix', 'Exact']),
              backend: z.strictObject({
                service: z.strictObject({ name: Name, port: z.strictObject({ name: Name }) }),
              }),
            }),
          ),
        }),
      }),
    ),
  }),
});

const ConfigMap = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('ConfigMap'),
  metadata: Metadata,
  data: z.record(z.string(), z.string()),
});
const Secret = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Secret'),
  metadata: Metadata,
  type: z.literal('Opaque'),
  stringData: z.record(z.string(), z.string()),
});

export const KubernetesObject = z.discriminatedUnion('kind', [
  Deployment,
  Budget,
  Scaler,
  Service,
  Ingress,
  ConfigMap,
  Secret,
]);
export type KubernetesObject = z.infer<typeof KubernetesObject>;

/** As much of Compose's file as ours uses. */
const ComposeService = z.strictObject({
  build: z.string().optional(),
  image: z.string().optional(),
  extends: z.string().optional(),
  restart: z.literal('unless-stopped').optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]+(:ro)?$/)).optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.enum(['service_healthy', 'service_started']) }))
    .optional(),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal('CMD-SHELL'), z.string()]),
      interval: z.string(),
      retries: z.number().int(),
    })
    .optional(),
});
export const ComposeFile = z.strictObject({
  services: z.record(z.string(), ComposeService),
  volumes: z.record(z.string(), z.null()),
});
export type ComposeService = z.infer<typeof ComposeService>;
