import { netwright } from './synthesise.ts';

/** `node infra/app.ts`: run by the CDK's command line, or manually with CDK_OUTDIR=<folder>. */
netwright(process.env.CDK_OUTDIR).synth();
