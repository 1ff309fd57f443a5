"""What one order delivers: chosen by its number and the time, the same however often one looks."""

import hashlib
import math
from datetime import datetime, timezone

BUCKET_SECONDS = 15 * 60
DAY_SECONDS = 24 * 60 * 60
# Views are served every five minutes of a run; a conversion is validated half an hour after its click.
STEP_SECONDS = 5 * 60
VALIDATION_STEPS = 6
# Delivery ends so long before the run, or for the last third of a short one: no holder pays what is reported later.
MARGIN_SECONDS = 2 * 60


def chance(*about):
    """A number from 0 to 1, always the same one for the same words."""
    digest = hashlib.sha256(" ".join(map(str, about)).encode()).digest()
    return int.from_bytes(digest[:4], "big") / 2**32


def day_of(moment):
    """A day of UTC, as the protocol writes it."""
    return datetime.fromtimestamp(moment, timezone.utc).strftime("%Y-%m-%d")


def name_of(bucket):
    """A bucket, as the protocol writes it."""
    return datetime.fromtimestamp(bucket, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def steps_of(order, speed):
    """How many steps an order is delivered in."""
    run_seconds = order["run_days"] * DAY_SECONDS / speed
    return math.floor((run_seconds - min(MARGIN_SECONDS, run_seconds / 3)) * speed / STEP_SECONDS)


class Bucket:
    """What was counted in one quarter of an hour, and what of it was reported."""

    def __init__(self):
        self.impressions = self.clicks = self.conversions = self.spend = 0
        self.version = 0
        self.is_changed = True
        self.is_taken = False


class Run:
    """An accepted order. `speed` is that of a sandbox, 1 in life."""

    def __init__(self, order, started_at, speed):
        self.order = order
        self.started_at = started_at
        self.step_seconds = STEP_SECONDS / speed
        self.step = 0
        self.last_step = steps_of(order, speed)
        self.buckets = {}
        self.budget = order["budget"]
        self.version = 0
        self.paused = False
        self.caps = []
        self.spent = 0
        self.spent_on = {}
        self.served = 0
        self.clicks_left = 0
        self.carried = {"impressions": 0.0, "clicks": 0.0, "conversions": 0.0}
        self.unvalidated = []
        self.pace = self._pace(self.budget, self.last_step)

    def obey(self, control, now):
        """Does what the highest version says; an older one changes nothing. Answers what is spent, reported or not."""
        if control["version"] <= self.version:
            return self.spent
        self.play_until(now)
        if control["budget"] != self.budget:
            more = self._pace(control["budget"] - self.budget, max(1, self.last_step - self.step))
            self.pace = max(0, self.pace + more)
        self.version = control["version"]
        self.budget = control["budget"]
        self.paused = control["paused"]
        if control["daily_cap_from"] is not None:
            self.caps.append((control["daily_cap_from"], control["daily_cap"]))
        return self.spent

    def end(self, now):
        """Delivers nothing after this; conversions of before may still be validated."""
        self.play_until(now)
        self.last_step = min(self.last_step, self.step)

    def play_until(self, now):
        """Delivers what was to be delivered by then."""
        while self.step < self.last_step + VALIDATION_STEPS:
            moment = self.started_at + (self.step + 1) * self.step_seconds
            if moment > now:
                return
            self.step += 1
            if self.step <= self.last_step and not self.paused:
                self._serve(moment)
            self._validate()

    def _pace(self, budget, steps):
        """Views a step: some orders find more demand than they can pay, some less."""
        demand = 0.8 + 0.4 * chance(self.order["order_number"], "demand")
        return budget * 1000 / self.order["cost_per_thousand"] / steps * demand

    def _room(self, day):
        """What may still be billed: by the budget, and by the cap of the day."""
        caps = [cap for since, cap in self.caps if since <= day]
        rest = self.budget - self.spent
        if not caps or caps[-1] is None:
            return rest
        return min(rest, caps[-1] - self.spent_on.get(day, 0))

    def _whole(self, what, more):
        """Whole ones of what adds up in fractions."""
        self.carried[what] += more
        whole = math.floor(self.carried[what])
        self.carried[what] -= whole
        return whole

    def _serve(self, moment):
        number, price = self.order["order_number"], self.order["cost_per_thousand"]
        day = day_of(moment)
        room = self._room(day)
        if room <= 0:
            return
        wanted = self._whole("impressions", self.pace * (0.5 + chance(number, self.step)))
        impressions = min(wanted, math.ceil(room * 1000 / price))
        if impressions == 0:
            return
        self.served += impressions
        spend = min(room, self.served * price // 1000 - self.spent)
        clicks = self._whole("clicks", impressions * (0.02 + 0.03 * chance(number, "clicks")))
        self.clicks_left += clicks
        revenue = spend * (0.6 + 1.3 * chance(number, "conversions"))
        conversions = self._whole("conversions", revenue / self.order["payout_per_conversion"])
        conversions = min(conversions, self.clicks_left)
        self.clicks_left -= conversions
        self.spent += spend
        self.spent_on[day] = self.spent_on.get(day, 0) + spend
        start = int(moment // BUCKET_SECONDS) * BUCKET_SECONDS
        bucket = self.buckets.setdefault(start, Bucket())
        bucket.impressions += impressions
        bucket.clicks += clicks
        bucket.spend += spend
        bucket.is_changed = True
        self.unvalidated += [(self.step + VALIDATION_STEPS, bucket)] * conversions

    def _validate(self):
        """Counts a conversion once it is validated: its bucket is restated then."""
        while self.unvalidated and self.unvalidated[0][0] <= self.step:
            bucket = self.unvalidated.pop(0)[1]
            bucket.conversions += 1
            bucket.is_changed = True
